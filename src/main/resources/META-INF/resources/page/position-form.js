// The form that sets up a position by its notation.
import { byId } from './dom.js';
import { problemText } from './messages.js';

/** @param onSubmit called with the notation; its failure is shown in the form */
export function connectPositionForm(onSubmit) {
  const field = byId('notation');
  const problem = byId('set-up-problem');
  byId('set-up').addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.hidden = true;
    field.removeAttribute('aria-invalid');
    try {
      await onSubmit(field.value.trim());
    } catch (failure) {
      problem.textContent = problemText(failure);
      problem.hidden = false;
      field.setAttribute('aria-invalid', 'true');
    }
  });
}

// A plugin of Swagger UI. An example that is picked brings the parameters that belong to it: those that have
// an example of the same key, and those, such as the ruleset, that the contract has in x-parameters of the
// request example or of its answer. And the page has no bar for the address of another contract.

const NOTHING = new Map();
const LEFT_OUT = '';

/** All examples of an operation with this key: of its request, and of its answers. */
function examplesOf(document, operation, key) {
  const resolve = (node) =>
    node?.$ref ? node.$ref.slice(2).split('/').reduce((at, name) => at?.[name], document) : node;
  return [operation.requestBody, ...Object.values(operation.responses)]
    .map(resolve)
    .flatMap((body) => Object.values(body?.content ?? {}))
    .map((content) => resolve(content.examples?.[key]))
    .filter(Boolean);
}

/** The values that an example sets, by the parameters' names. */
function parametersOf(document, operation, key) {
  return Object.assign({}, ...examplesOf(document, operation, key).map((it) => it['x-parameters']));
}

/** The parameters that some example of the operation sets. */
function settable(document, operation) {
  const keys = Object.values(operation.responses)
    .flatMap((answer) => Object.values(answer.content ?? {}))
    .flatMap((content) => Object.keys(content.examples ?? {}));
  return new Set(keys.flatMap((key) => Object.keys(parametersOf(document, operation, key))));
}

function setParameters({ specSelectors, specActions }, [path, method], key) {
  const document = specSelectors.specJson().toJS();
  const operation = document.paths[path][method];
  const values = parametersOf(document, operation, key);
  const names = settable(document, operation);
  const described = specSelectors.specResolvedSubtree(['paths', path, method, 'parameters']) ?? NOTHING;
  described.forEach((parameter) => {
    const name = parameter.get('name');
    const examples = parameter.get('examples');
    if (names.has(name) || examples) {
      const usual = examples ? examples.getIn([key, 'value'], LEFT_OUT) : parameter.get('example');
      const value = values[name] ?? usual; // undefined: the default of the form
      specActions.changeParamByIdentity([path, method], parameter, value?.toString(), false);
    }
  });
}

window.ExampleParameters = ({ React }) => ({
  components: {
    // Quarkus' page writes its logo into the first link that it finds: into this one, not the contract's.
    Topbar: () => React.createElement('span', { className: 'link', hidden: true }),
  },
  statePlugins: {
    oas3: {
      wrapActions: {
        setActiveExamplesMember: (original, system) => (choice) => {
          const { name, pathMethod, contextType, contextName } = choice;
          const before = system.oas3Selectors.activeExamplesMember(...pathMethod, contextType, contextName);
          const ofRequest = contextType === 'requestBody' || contextType === 'parameters';
          const answer = original(choice);
          if (ofRequest && before && before !== name) { // at first nothing is to be changed
            setParameters(system, pathMethod, name);
          }
          return answer;
        },
      },
    },
  },
});

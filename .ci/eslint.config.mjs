// ESLint's rules for the page's modules and for the tests that run in a browser; see lint-page, which
// reads a copy of this file beside the packages that it imports.
import js from '@eslint/js';
import globals from 'globals';

const PAGE = 'src/main/resources/META-INF/resources/**/*.js';
const TESTS = ['src/test/browser/**/*.mjs', '.ci/**/*.mjs'];

export default [
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
    rules: {
      'array-callback-return': 'error',
      'arrow-body-style': 'error',
      complexity: ['error', 12],
      'consistent-return': 'error',
      curly: 'error',
      'default-case-last': 'error',
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-len': ['error', { code: 120, ignoreUrls: true }],
      'no-console': 'error',
      'no-duplicate-imports': 'error',
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-implicit-coercion': 'error',
      'no-implied-eval': 'error',
      'no-lonely-if': 'error',
      'no-param-reassign': 'error',
      'no-promise-executor-return': 'error',
      'no-return-assign': 'error',
      'no-self-compare': 'error',
      'no-shadow': 'error',
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unneeded-ternary': 'error',
      'no-unreachable-loop': 'error',
      'no-use-before-define': ['error', { functions: false, variables: false }],
      'no-useless-assignment': 'error',
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-arrow-callback': 'error',
      'prefer-const': 'error',
      'prefer-object-has-own': 'error',
      'prefer-rest-params': 'error',
      'prefer-template': 'error',
      'require-await': 'error',
      yoda: 'error',
    },
  },
  {
    files: [PAGE],
    languageOptions: { globals: globals.browser },
    rules: {
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      // Text is set as text: markup from the API would be run.
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property })),
        { object: 'document', property: 'write' },
      ],
    },
  },
  {
    files: TESTS,
    // Functions of a test that are passed to a page run in the browser.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
];

import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets the build leave out the router's components that no module imports. They have names for
 * developers' tools, which count as side effects, and so does wrapping them.
 */
export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/ },
    handler: (code) => ({
      code: code.replace(NAME, '').replace(COMPONENT, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
});

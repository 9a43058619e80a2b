/**
 * A CSS module in the tests: every class is called as it is written, `styles.card` is 'card'.
 * Jest takes a transform from a default export.
 */
export default {
  process: () => ({
    code: `module.exports = new Proxy({}, {
      get: (_target, name) => (name === '__esModule' ? false : String(name)),
    });`,
  }),
};

/** Transforms a CSS module so that `styles.card` is 'card'. Jest requires a default export. */
export default {
  process: () => ({
    code: `module.exports = new Proxy({}, {
      get: (_target, name) => (name === '__esModule' ? false : String(name)),
    });`,
  }),
};

/**
 * The environment of a developer's server: with demonstration data, unless it says something else, names a database, or
 * is production.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export const withDemonstration = (environment) =>
  environment['DATABASE_URL'] || environment['NODE_ENV'] === 'production'
    ? environment
    : { SEED: 'demo', ...environment };

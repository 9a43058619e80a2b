export const withDemonstration: (environment: NodeJS.ProcessEnv) => NodeJS.ProcessEnv;

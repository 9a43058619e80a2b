/**
 * Replaces `env` of the federation SDK, which reads a debug flag from localStorage before the first screen; a page's
 * first storage access waits for another process.
 */
export const isBrowserEnvValue = true;
export const isBrowserEnv = (): boolean => true;
export const isReactNativeEnv = (): boolean => false;
export const isDebugMode = (): boolean => false;
export const getProcessEnv = (): object => ({});

/**
 * Stands in for `env` of the federation's SDK (`shellConfiguration`), which looks into localStorage for a wish to debug, and
 * before the first screen: the first look of a page waits for another process of the browser.
 */
export const isBrowserEnvValue = true;
export const isBrowserEnv = (): boolean => true;
export const isReactNativeEnv = (): boolean => false;
export const isDebugMode = (): boolean => false;
export const getProcessEnv = (): object => ({});

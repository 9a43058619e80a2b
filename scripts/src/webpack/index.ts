export type { Release } from './createBaseConfiguration';
export { remoteConfiguration } from './remoteConfiguration';
export { shellConfiguration } from './shellConfiguration';

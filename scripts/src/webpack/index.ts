export type { Release } from './baseConfiguration';
export { remoteConfiguration } from './remoteConfiguration';
export { shellConfiguration } from './shellConfiguration';

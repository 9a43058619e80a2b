export type { Release } from './baseConfiguration';
export { remoteRecipe } from './remoteRecipe';
export { shellRecipe } from './shellRecipe';

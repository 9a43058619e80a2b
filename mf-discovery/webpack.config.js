import { remoteRecipe } from '@marquee/scripts/recipe';

export const recipe = remoteRecipe;

import { shellRecipe } from '@marquee/scripts/recipe';

export const recipe = shellRecipe;

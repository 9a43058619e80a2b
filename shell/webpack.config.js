import { shellConfiguration } from '@marquee/scripts/recipe';

export const recipe = shellConfiguration;

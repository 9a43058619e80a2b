import { remoteConfiguration } from '@marquee/scripts/recipe';

export const recipe = remoteConfiguration;

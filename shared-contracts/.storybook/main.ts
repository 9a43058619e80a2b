import { createCatalogueConfiguration } from '@marquee/scripts/webpack';
import type { StorybookConfig } from '@storybook/react-webpack5';
import { resolve } from 'node:path';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/{ui,widgets}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Nothing leaves the machine: no usage data, no crash reports, no news, no links to other catalogues.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  refs: {},
  webpackFinal: (base) => createCatalogueConfiguration(resolve(import.meta.dirname, '..'), base),
};

export default config;

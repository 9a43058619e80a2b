import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  ReleasePlugin,
  createExposes,
  createFederationOptions,
  createPreset,
  createTypescriptOptions,
  readRelease,
  requireShared,
} from '@marquee/scripts/webpack';
import { merge } from 'webpack-merge';

export const exposes = {
  './HomeScreen': './src/home/HomeScreen.tsx',
  './EventScreen': './src/event-page/EventScreen.tsx',
  './EventTypeScreen': './src/event-list/EventTypeScreen.tsx',
  './SearchScreen': './src/search/SearchScreen.tsx',
  './RegistrationScreen': './src/registration/RegistrationScreen.tsx',
  './ConfirmationScreen': './src/confirmation/ConfirmationScreen.tsx',
  './TicketScreen': './src/ticket/TicketScreen.tsx',
  './MuteAnnouncementsScreen': './src/announcements/MuteAnnouncementsScreen.tsx',
  './RegistrationsScreen': './src/my-events/RegistrationsScreen.tsx',
  './ProfileScreen': './src/my-profile/ProfileScreen.tsx',
  './CertificateScreen': './src/certificates/CertificateScreen.tsx',
};

export default async (env) => {
  const release = readRelease(import.meta.dirname, env);
  const federation = new ModuleFederationPlugin({
    ...createFederationOptions(release),
    exposes: createExposes(exposes, release),
    shared: requireShared(release.folder),
  });
  return merge(await createPreset(release, env), {
    entry: {},
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: createTypescriptOptions(release) }],
    },
    plugins: [
      federation,
      new ReleasePlugin(release, { prerender: { './HomeScreen': './src/home/HomePrerender.tsx' } }),
    ],
  });
};

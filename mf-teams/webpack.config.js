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
  './CreateOrJoinScreen': './src/create-or-join/CreateOrJoinScreen.tsx',
  './InviteScreen': './src/invites/InviteScreen.tsx',
  './TeamScreen': './src/my-team/TeamScreen.tsx',
  './NotificationsScreen': './src/notifications/NotificationsScreen.tsx',
  './NotificationBell': './src/notifications/NotificationBell.tsx',
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
    plugins: [federation, new ReleasePlugin(release)],
  });
};

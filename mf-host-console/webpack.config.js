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
  './HostHomeScreen': './src/home/HostHomeScreen.tsx',
  './ManageEventsScreen': './src/events/ManageEventsScreen.tsx',
  './CreateQuizScreen': './src/quiz-editor/CreateQuizScreen.tsx',
  './CreateEventScreen': './src/create-event/CreateEventScreen.tsx',
  './CreateDetailsScreen': './src/create-event/CreateDetailsScreen.tsx',
  './EventDetailScreen': './src/event-details/EventDetailScreen.tsx',
  './UpdateEventScreen': './src/update-event/UpdateEventScreen.tsx',
  './UpdateDetailsScreen': './src/update-event/UpdateDetailsScreen.tsx',
  './AttendeesScreen': './src/attendees/AttendeesScreen.tsx',
  './AnnouncementsScreen': './src/announcements/AnnouncementsScreen.tsx',
  './CheckInScreen': './src/check-in/CheckInScreen.tsx',
  './CertificatesScreen': './src/certificates/CertificatesScreen.tsx',
  './RoomsScreen': './src/rooms/RoomsScreen.tsx',
  './CollaboratorsScreen': './src/collaborators/CollaboratorsScreen.tsx',
  './HostProfileScreen': './src/my-profile/HostProfileScreen.tsx',
  './EditHostProfileScreen': './src/my-profile/EditHostProfileScreen.tsx',
  './HostNotificationsScreen': './src/notifications/HostNotificationsScreen.tsx',
  './HostBell': './src/notifications/HostBell.tsx',
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

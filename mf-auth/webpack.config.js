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
  './LoginScreen': './src/login/LoginScreen.tsx',
  './RoleChooserScreen': './src/sign-up/RoleChooserScreen.tsx',
  './ParticipantDetailsScreen': './src/sign-up/ParticipantDetailsScreen.tsx',
  './ParticipantPasswordScreen': './src/sign-up/ParticipantPasswordScreen.tsx',
  './ParticipantCodeScreen': './src/sign-up/ParticipantCodeScreen.tsx',
  './HostDetailsScreen': './src/sign-up/HostDetailsScreen.tsx',
  './HostOptionsScreen': './src/sign-up/HostOptionsScreen.tsx',
  './HostPasswordScreen': './src/sign-up/HostPasswordScreen.tsx',
  './HostCodeScreen': './src/sign-up/HostCodeScreen.tsx',
  './ForgotPasswordScreen': './src/password-reset/ForgotPasswordScreen.tsx',
  './ResetCodeScreen': './src/password-reset/ResetCodeScreen.tsx',
  './NewPasswordScreen': './src/password-reset/NewPasswordScreen.tsx',
  './AccountScreen': './src/account/AccountScreen.tsx',
  './StopReminderMailsScreen': './src/reminder-mails/StopReminderMailsScreen.tsx',
  './TermsScreen': './src/legal/TermsScreen.tsx',
  './PrivacyScreen': './src/legal/PrivacyScreen.tsx',
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

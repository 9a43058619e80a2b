import type { Project } from '../checks/Project';

/** The screens that the product was ordered with, by the first part of their addresses. */
export const specScreens: readonly string[] = [
  'login',
  'areu',
  'create-account-participant',
  'create-pass-participant',
  'otpWithMail',
  'create-account-host',
  'create-account-host-options',
  'create-pass-host',
  'otp-host',
  'forgot-password',
  'otp-forgot-password',
  'change-password',
  'event',
  'event-type',
  'regifore',
  'create-or-join',
  'team',
  'quiz',
  'leader',
  'past',
  'registered-events',
  'part-profile',
  'registration2',
  'watchlist',
  'coins',
  'edit',
  'notification2',
  'home-host',
  'create-events',
  'event-manage',
  'event-detail',
  'update-event',
  'host-manage',
  'create-quiz',
  'host-profile',
  'host-edit-profile',
  'room-allocate',
  'view-participants',
  'notifications',
  'quiz-scores',
];

/** The ordered screens that no remote answers yet: as long as there is one, its texts have nobody to say them. */
export function missingScreens(project: Project): string[] {
  const manifests = project.paths
    .filter((path) => /^mf-[a-z-]+\/remote\.json$/.test(path))
    .map((path) => project.read(path).toLowerCase());
  return specScreens.filter((screen) => {
    const address = new RegExp(`"/${screen.toLowerCase()}["/]`);
    return !manifests.some((manifest) => address.test(manifest));
  });
}

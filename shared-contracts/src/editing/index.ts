export { ProfileEdit } from './ProfileEdit';
export { SaveFailure } from './SaveFailure';

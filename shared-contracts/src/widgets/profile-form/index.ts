export { ProfileFormStore } from './ProfileFormStore';
export { SaveFailure } from './SaveFailure';

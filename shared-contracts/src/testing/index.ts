/** The door for tests. */
export { FakeApi, fakeApi, success } from './FakeApi';
export { fillIn } from './fillIn';
export { keptTexts } from './keptTexts';
export { renderScreen, renderScreens } from './renderScreen';
export * from './samples';

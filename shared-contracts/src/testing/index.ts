/** The door for tests. */
export { FakeApi, fakeApi, refuseCall, success } from './FakeApi';
export { FakeStream } from './FakeStream';
export { fillIn } from './fillIn';
export { keptTexts } from './keptTexts';
export { renderScreen, renderScreens } from './renderScreen';
export * from './samples';

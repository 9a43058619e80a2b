/** The door for tests. */
export { FakeApi, fakeApi, refuseCall, success } from './FakeApi';
export { emptyDevice } from './emptyDevice';
export { FAKE_QUIZ_ID, type FakeNetwork, FakeQuiz } from './FakeQuiz';
export { FakeStream } from './FakeStream';
export * from './authoredSamples';
export * from './eventSamples';
export { fillIn } from './fillIn';
export { keptTexts } from './keptTexts';
export { renderScreen, renderScreens } from './renderScreen';
export * from './samples';

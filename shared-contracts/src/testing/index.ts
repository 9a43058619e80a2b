/** The door for tests. */
export { FakeApi, fakeApi, success } from './FakeApi';
export { refuseCall } from './refuseCall';
export { emptyDevice } from './emptyDevice';
export { FAKE_QUIZ_ID, type FakeNetwork, FakeQuiz } from './FakeQuiz';
export { FakeStream } from './FakeStream';
export * from './authoredSamples';
export * from './eventSamples';
export { filledEvent } from './filledEvent';
export { quizAuthoring } from './quizAuthoring';
export { fillIn } from './fillIn';
export { keptTexts } from './keptTexts';
export { standAlone } from './standAlone';
export { renderScreen, renderScreens } from './renderScreen';
export * from './samples';

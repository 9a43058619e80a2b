/** The door for tests. */
export { FakeApi, fakeApi, success } from './FakeApi';
export { failCall } from './failCall';
export { clearStorage } from './clearStorage';
export { FAKE_QUIZ_ID, type FakeNetwork, FakeQuiz } from './FakeQuiz';
export { FakeStream } from './FakeStream';
export * from './quizSamples';
export * from './eventSamples';
export { filledEvent } from './filledEvent';
export { quizEditorPage } from './quizEditorPage';
export { fillForm } from './fillForm';
export { storedTexts } from './storedTexts';
export { renderStandalone } from './renderStandalone';
export { renderScreen, renderScreens } from './renderScreen';
export * from './samples';

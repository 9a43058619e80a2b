/** The door for tests. */
export { FakeApi, fakeApi, success } from './FakeApi';
export { renderScreen } from './renderScreen';
export * from './samples';

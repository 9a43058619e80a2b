import { unsavedWork } from './unsavedWork';

test('exists until every holder has removed its entry, even twice', () => {
  expect(unsavedWork.hasUnsavedWork).toBe(false);
  const [one, other] = [unsavedWork.add(), unsavedWork.add()];
  one();
  one();
  expect(unsavedWork.hasUnsavedWork).toBe(true);
  other();
  expect(unsavedWork.hasUnsavedWork).toBe(false);
});

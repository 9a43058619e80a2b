import { unsavedWork } from './unsavedWork';

test('is held until everybody who held it has let go, however often', () => {
  expect(unsavedWork.hasUnsavedWork).toBe(false);
  const [one, other] = [unsavedWork.add(), unsavedWork.add()];
  one();
  one();
  expect(unsavedWork.hasUnsavedWork).toBe(true);
  other();
  expect(unsavedWork.hasUnsavedWork).toBe(false);
});

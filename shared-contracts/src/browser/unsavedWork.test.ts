import { unsavedWork } from './unsavedWork';

test('is held until everybody who held it has let go, however often', () => {
  expect(unsavedWork.isHeld).toBe(false);
  const [one, other] = [unsavedWork.hold(), unsavedWork.hold()];
  one();
  one();
  expect(unsavedWork.isHeld).toBe(true);
  other();
  expect(unsavedWork.isHeld).toBe(false);
});

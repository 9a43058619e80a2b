import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { useFocusOnNavigation } from './useFocusOnNavigation';

let finishLoading: () => void;

/** A screen whose heading is another element once it has loaded. */
function QuizScreen() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    finishLoading = () => act(() => setLoaded(true));
  }, []);
  return isLoaded ? <h1 key="loaded">Walk Quiz</h1> : <h1 key="loading">Quiz</h1>;
}

function Layout() {
  useFocusOnNavigation();
  return (
    <>
      <Link to="/quiz">Start</Link>
      <button type="button">Theme</button>
      <main>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/quiz" element={<QuizScreen />} />
        </Routes>
      </main>
    </>
  );
}

async function openQuiz() {
  Object.defineProperty(window, 'scrollTo', { value: jest.fn(), configurable: true });
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Layout />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Start' }));
  expect(screen.getByRole('heading', { name: 'Quiz' })).toHaveFocus();
  return user;
}

it('focuses the heading of a screen, and the heading that replaces it after loading', async () => {
  await openQuiz();
  finishLoading();
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'Walk Quiz' })).toHaveFocus();
});

it('leaves the focus that the person moved meanwhile', async () => {
  const user = await openQuiz();
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  finishLoading();
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Theme' })).toHaveFocus();
});

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Lazy parts are compiled on first use, which may take seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

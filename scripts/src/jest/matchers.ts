import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen's lazy parts are compiled on their first use, which a busy machine does not do within a second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

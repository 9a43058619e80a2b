import type { Decorator, Preview } from '@storybook/react-webpack5';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import './preview.css';
import { withControlledArgs } from './withControlledArgs';

function ThemedStory({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return children;
}

/** Shows a story in the chosen theme, as the shell does: by `data-theme` on the document. */
const withTheme: Decorator = (Story, { globals }) => (
  <ThemedStory theme={String(globals['theme'])}>
    <Story />
  </ThemedStory>
);

/** `parameters.path` is the address on which a story with links stands. */
const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['path'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withControlledArgs, withRouter, withTheme],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'wide' } },
  parameters: {
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: 'Phone, 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
        wide: { name: 'Desktop, 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;

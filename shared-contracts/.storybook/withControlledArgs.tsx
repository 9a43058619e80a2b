import type { Decorator } from '@storybook/react-webpack5';
import { useArgs } from 'storybook/preview-api';

type Handler = (value: unknown) => void;

/**
 * Makes controlled components usable: `parameters.controlled` names the handler that changes each argument, such as
 * `{ value: 'onChange' }`.
 */
export const withControlledArgs: Decorator = (Story, { args, parameters }) => {
  const [, updateArgs] = useArgs();
  const controlled = Object.entries((parameters['controlled'] ?? {}) as Record<string, string>);
  const handlers = controlled.map(([name, handler]): [string, Handler] => [
    handler,
    (value) => {
      (args[handler] as Handler)(value);
      updateArgs({ [name]: value });
    },
  ]);
  return <Story args={{ ...args, ...Object.fromEntries(handlers) }} />;
};

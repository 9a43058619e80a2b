import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('a button', () => {
  it('runs its action, and submits a form only with submit', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Resend</Button>);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Resend' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('is disabled and announced while busy', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button isBusy isSubmit onClick={onClick}>
          Register
        </Button>
      </form>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Register' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});

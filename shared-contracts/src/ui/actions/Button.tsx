import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

type Look = 'main' | 'plain' | 'quiet';

interface Shape {
  /** `main` for the one action that a screen is about. */
  look?: Look;
  wide?: boolean;
}

const classesOf = ({ look = 'plain', wide }: Shape): string =>
  [styles.button, styles[look], wide ? styles.wide : ''].join(' ').trim();

type ButtonProps = Shape &
  Omit<ComponentProps<'button'>, 'className' | 'type'> & { busy?: boolean; submit?: boolean };

/** A button; while `busy` it says so and cannot be pressed again. */
export function Button({
  look,
  wide,
  busy = false,
  children,
  onClick,
  submit = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      className={classesOf({ look, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  );
}

type ButtonLinkProps = Shape & Omit<LinkProps, 'className'> & { children: ReactNode };

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ look, wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classesOf({ look, wide })} />;
}

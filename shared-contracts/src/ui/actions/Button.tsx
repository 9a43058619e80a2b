import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';

type Look = 'main' | 'plain' | 'quiet';

interface Shape {
  /** `main` for the primary action of a screen. */
  look?: Look;
  wide?: boolean;
}

const getClassNames = ({ look = 'plain', wide }: Shape): string =>
  [styles.button, styles[look], wide ? styles.wide : ''].join(' ').trim();

type ButtonProps = Shape &
  Omit<ComponentProps<'button'>, 'className' | 'type'> & { busy?: boolean; submit?: boolean };

/** A button; `busy` disables it and announces the wait. */
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
      className={getClassNames({ look, wide })}
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

/** A link styled as a button, for navigation rather than actions. */
export function ButtonLink({ look, wide, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={getClassNames({ look, wide })} />;
}

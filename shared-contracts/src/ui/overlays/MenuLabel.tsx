import type { ReactNode } from 'react';
import { Glyph } from '../display/Glyph';

export interface MenuLabelProps {
  label: string;
  /** Shown on the button instead of the label, which then only names it. */
  picture?: ReactNode;
  /** Shows only an icon of three dots; the label names the button. */
  isIcon?: boolean;
}

/** The content of a menu's button, before and after its code loads. */
export function MenuLabel({ label, picture, isIcon = false }: MenuLabelProps) {
  const shown = isIcon ? <Glyph name="more" /> : picture;
  return (
    <>
      {shown}
      {shown === undefined ? label : <span className="visually-hidden">{label}</span>}
      {isIcon ? null : <Glyph name="down" />}
    </>
  );
}

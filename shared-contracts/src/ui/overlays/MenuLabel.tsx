import { Glyph } from '../display/Glyph';

/** The label of a menu's button, before and after its code loads. */
export function MenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <Glyph name="down" />
    </>
  );
}

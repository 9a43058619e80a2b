/**
 * The UI door: one instance per page, shared by the shell with every remote. The document includes `tokens.css` and
 * `base.css`.
 */
export { Button, ButtonLink } from './actions/Button';
export { SafeLink } from './actions/SafeLink';
export { CheckboxesField } from './forms/CheckboxesField';
export { CheckboxField } from './forms/CheckboxField';
export { CodeField } from './forms/CodeField';
export { Field } from './forms/Field';
export { Form } from './forms/Form';
export { FormFailure } from './forms/FormFailure';
export { PasswordField } from './forms/PasswordField';
export { RadioField } from './forms/RadioField';
export { SearchField } from './forms/SearchField';
export { SelectField } from './forms/SelectField';
export { TextAreaField } from './forms/TextAreaField';
export { TextField } from './forms/TextField';
export { Dialog, preloadDialog } from './overlays/Dialog';
export { Menu } from './overlays/Menu';
export type { MenuEntry } from './overlays/MenuPopup';
export { PrintSheet } from './overlays/PrintSheet';
export { ToastRegion } from './overlays/ToastRegion';
export { Page } from './Page';
export { type PagePosition, Pagination, usePageNumber, usePagePosition } from './navigation/Pagination';
export { StepProgress } from './navigation/StepProgress';
export { TabLinks } from './navigation/TabLinks';
export { Avatar } from './display/Avatar';
export { CategoryChip } from './display/CategoryChip';
export { categoryNames, modeNames } from './display/categoryNames';
export { Chip } from './display/Chip';
export { Drawing } from './display/Drawing';
export { Glyph, type GlyphName } from './display/Glyph';
export { QrCode } from './display/QrCode';
export { CallView } from './states/CallView';
export { PrerenderedMarkup } from './states/PrerenderedMarkup';
export { Empty } from './states/Empty';
export { Failure } from './states/Failure';
export { Skeleton } from './states/Skeleton';
export { type ListSlotContents, type SlotContent, SlotContext, useSlot } from './slots/useSlot';
export { usePageTitle } from './usePageTitle';
export { lazyWithRetry, type LazyComponent } from './lazyWithRetry';

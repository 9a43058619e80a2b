export const ShapelessScreen = 'not a component';

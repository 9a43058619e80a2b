export * from './src/webpack/index';

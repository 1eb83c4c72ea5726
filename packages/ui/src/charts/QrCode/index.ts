export { QrCode } from './QrCode.tsx';
export { qrPng, qrSvg } from './qrFiles.ts';

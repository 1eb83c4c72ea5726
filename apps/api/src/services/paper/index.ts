export { drawPaper } from './drawPaper.ts';
export { createPaperDesk, type Drawn } from './paperDesk.ts';
export { prepareLogo } from './prepareLogo.ts';

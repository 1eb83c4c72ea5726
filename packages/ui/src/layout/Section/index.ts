export { Section } from './Section.tsx';
export { SectionHead } from './SectionHead.tsx';

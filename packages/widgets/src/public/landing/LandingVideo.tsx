import type { Language } from '@corredor/core/i18n';
import { Icon } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GalleryImage } from './GalleryImage.tsx';
import { pictureSize, videoOf } from './gallery.ts';
import * as gallery from './LandingGallery.css.ts';
import * as css from './LandingVideo.css.ts';

// One function for all drawings: it takes the focus once, not at each.
const takeFocus = (element: HTMLVideoElement | null) => element?.focus({ preventScroll: true });

/** The video behind its first picture: only who plays it fetches it. Where scripts are off, the browser's own player opens it. */
export function LandingVideo({ language }: { language: Language }) {
  const { t } = useTranslation('landing');
  const [isPlaying, setIsPlaying] = useState(false);
  const video = videoOf(language);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <figure className={gallery.figure}>
      {isPlaying ? (
        <video
          ref={takeFocus}
          autoPlay
          controls
          muted
          playsInline
          {...pictureSize}
          aria-describedby="tour-text"
          aria-label={t('gallery.video.title')}
          className={gallery.frame}
        >
          <source src={video.source} type="video/webm" />
          <track kind="captions" src={video.captions} srcLang={language} label={t('gallery.video.captions')} default />
        </video>
      ) : (
        <a href={video.source} onClick={play} aria-describedby="tour-text" className={css.poster}>
          <GalleryImage picture={video.poster} sizes="(width < 1200px) 95vw, 72rem" alt="" />
          <span className={css.glyph}>
            <Icon of={Play} size={32} />
          </span>
          <VisuallyHidden>{t('gallery.video.play')}</VisuallyHidden>
        </a>
      )}
      <figcaption id="tour-text">
        <Text size="sm">{t('gallery.video.text')}</Text>
      </figcaption>
    </figure>
  );
}

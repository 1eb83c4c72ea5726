import type { Language } from '@corredor/core/i18n';
import { Icon } from '@corredor/ui/Icon';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSize, videoOf } from '../../base/pictures/index.ts';
import { GalleryImage } from './GalleryImage.tsx';
import * as gallery from './LandingGallery.css.ts';
import * as css from './LandingVideo.css.ts';

// One function for all drawings: it takes the focus once, not at each.
const takeFocus = (element: HTMLVideoElement | null) => element?.focus({ preventScroll: true });

interface LandingVideoProps {
  language: Language;
  /** The id of what says in words what happens in it. */
  describedBy: string;
}

/** The video behind its first picture: only who plays it fetches it. Where scripts are off, the browser's own player opens it. */
export function LandingVideo({ language, describedBy }: LandingVideoProps) {
  const { t } = useTranslation('landing');
  const [isPlaying, setIsPlaying] = useState(false);
  const video = videoOf(language);
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <div className={gallery.figure}>
      {isPlaying ? (
        <video
          ref={takeFocus}
          autoPlay
          controls
          muted
          playsInline
          {...pictureSize}
          aria-describedby={describedBy}
          aria-label={t('film.video.title')}
          className={gallery.frame}
        >
          <source src={video.source} type="video/webm" />
          <track kind="captions" src={video.captions} srcLang={language} label={t('film.video.captions')} default />
        </video>
      ) : (
        <a href={video.source} onClick={play} aria-describedby={describedBy} className={css.poster}>
          <GalleryImage picture={video.poster} sizes="(width < 900px) 92vw, (width < 1200px) 50vw, 38rem" alt="" />
          <span className={css.glyph}>
            <Icon of={Play} size={32} />
          </span>
          <VisuallyHidden>{t('film.video.play')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

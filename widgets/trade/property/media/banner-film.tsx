/** The film of a project's banner: its code and its file are loaded after the page. */
import {useServices} from '#kit/core/view/use-services.ts'
import {useLazy} from '#kit/ui/lazy.ts'

/** Over the picture, which stays until the film is there, and where none comes. */
export function BannerFilm({video, name}: {video: string; name: string}) {
  const {media} = useServices()
  const film = useLazy(async () => (await import('../../film/film.tsx')).Film, {eager: true})
  if (film.state.is !== 'open') return null
  return <film.state.Part sources={[{src: media(video)}]} poster={null} label={name} />
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import { strings } from '../base/strings.ts'
import { Entrance } from './entrance.tsx'

const words = strings.notices

/**
 * The link in a mail leads here, and that is the one click: the page itself says stop. The link alone does not, so that a mail scanner
 * which follows it changes nothing.
 */
export function StopMail() {
  const { data, error } = useQuery({
    queryKey: ['stop-mail'],
    queryFn: () => call('stopMail', { body: { token: location.hash.slice(1) } }),
    retry: false,
    staleTime: Infinity,
  })
  return (
    <Entrance title={words.stopTitle}>
      <p role="status">{data ? words.stopped(words.kind[data.kind][0]!) : error ? error.message : words.stopping}</p>
      <p>
        <Link to="/">{words.toSettings}</Link>
      </p>
    </Entrance>
  )
}

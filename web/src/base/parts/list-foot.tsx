import { strings } from '../strings.ts'

/** Below a long list: how much of it is shown, and the way to more. */
export const ListFoot = ({ most, of, page, onMore }: { most: number; of: number; page: number; onMore(most: number): void }) => (
  <div className="list-foot">
    <p>
      {strings.base.shown(Math.min(most, of), of)}{' '}
      {of > most && (
        <button className="link" type="button" onClick={() => onMore(most + page)}>
          {strings.base.showMore(page)}
        </button>
      )}
    </p>
  </div>
)

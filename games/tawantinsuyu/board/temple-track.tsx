import { Chips, PlayerPiece, Points } from './art/index.ts'
import { Box, Heading } from './heading.tsx'
import { Spot } from './spot.tsx'
import { useTable } from './table.tsx'

const WIDTH = 104
const ROW = 19
const GOLDEN = ['#f0d68c', '#ebc867', '#e4b945', '#ddab2f']

/** A stepped tower: rewards on the left, markers inside, Festival points on the right, final points on top. */
export function TempleTrack({ row = ROW }: { readonly row?: number }) {
  const { atlas, words } = useTable()
  const steps = atlas.document.temple
  return (
    <>
      <Heading width={WIDTH}>{words.temple}</Heading>
      <Box y={17} width={WIDTH} height={row * steps.length + 6} />
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are counted
        <Step key={index} step={step} index={index} count={steps.length} row={row} />
      ))}
    </>
  )
}

interface StepProps {
  readonly step: ReturnType<typeof useTable>['atlas']['document']['temple'][number]
  readonly index: number
  readonly count: number
  readonly row: number
}

function Step({ step, index, count, row }: StepProps) {
  const { words, view, color } = useTable()
  const fromTop = count - 1 - index
  const half = 14 + Math.floor(fromTop / 2) * 1.5
  const center = WIDTH / 2 + 4
  const golden = step.final > 0
  const here = view.players.filter(({ temple }) => temple === index)
  return (
    <Spot name={`step:${index}`} label={words.step(index)} x={2} y={20 + fromTop * row} box={[WIDTH - 4, row, 4]}>
      <rect width={WIDTH - 4} height={row} fill="transparent" />
      <rect
        x={center - half - 2}
        width={half * 2}
        height={row - 1}
        fill={
          golden
            ? (GOLDEN[Math.max(0, 4 - 1 - Math.min(3, fromTop))] ?? '#f0d68c')
            : index % 2
              ? 'var(--tw-step-0)'
              : 'var(--tw-step-1)'
        }
      />
      {golden && here.length === 0 && (
        <text
          className="tw-number"
          x={center - 2}
          y={row - 5.5}
          fontSize="11"
          textAnchor="middle"
          fill="var(--tw-crimson-deep)"
        >
          +{step.final}
        </text>
      )}
      {step.gives.length > 0 && (
        <g className="tw-on-box">
          <Chips
            effects={step.gives}
            x={17}
            y={row / 2 - 0.5}
            size={12.5}
            text={11}
            gap={step.choose ? 0 : 2}
            choose={step.choose}
          />
        </g>
      )}
      {step.festival > 0 && <Points points={step.festival} x={WIDTH - 14} y={row / 2 - 0.5} size={17} />}
      {here.map(({ seat }, place) => (
        <PlayerPiece
          key={seat}
          player={color(seat)}
          cx={center - 2 + (place - (here.length - 1) / 2) * Math.min(16, 44 / here.length)}
          cy={row / 2 - 0.5}
          r={6}
        />
      ))}
    </Spot>
  )
}

import { useData } from 'vitepress'
import { computed, defineComponent, h, onMounted, ref } from 'vue'

/** A picture for either colour scheme. One that moves has a still for visitors who want less motion. */
export const ThemedPicture = defineComponent({
  props: {
    light: { type: String, required: true },
    dark: { type: String, required: true },
    stillLight: { type: String, default: undefined },
    stillDark: { type: String, default: undefined },
  },
  setup(props) {
    const { isDark } = useData()
    // A server knows neither: the page is drawn light and moving until it has started.
    const isStarted = ref(false)
    onMounted(() => (isStarted.value = true))
    const source = computed(() => {
      const isDrawnDark = isStarted.value && isDark.value
      const moving = isDrawnDark ? props.dark : props.light
      const still = isDrawnDark ? props.stillDark : props.stillLight
      const isStill = isStarted.value && matchMedia('(prefers-reduced-motion: reduce)').matches
      return isStill ? (still ?? moving) : moving
    })
    return () => h('img', { src: source.value, loading: 'lazy', fetchpriority: 'low' })
  },
})
